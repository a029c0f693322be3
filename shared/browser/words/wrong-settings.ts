import * as v from 'valibot'

/** How a program's environment variable is to be. Without a form any text is right. */
export interface SettingRule {
  form?: v.GenericSchema<string>
  /** Completes “PORT is “http”, which is not …”. */
  expected: string
  /** Its value is named in no message. */
  isSecret?: boolean
}

/** A sentence for each variable that is not as its rule says. One that is empty counts as not set. */
export const wrongSettings = (
  rules: Readonly<Record<string, SettingRule>>,
  env: Readonly<Record<string, string | undefined>>,
): string[] =>
  Object.entries(rules).flatMap(([name, { form, expected, isSecret }]) => {
    const value = env[name]
    if (!value || !form || v.is(form, value)) return []
    const shown = isSecret ? '' : ` “${value}”, which is`
    return [`${name} is${shown} not ${expected}.`]
  })

const text = (isRight: (text: string) => boolean) => v.pipe(v.string(), v.check(isRight))

/** Forms that several programs have. */
export const settingForms = {
  whole: (least: number, most: number) =>
    text((given) => /^\d{1,5}$/.test(given) && Number(given) >= least && Number(given) <= most),
  /** Such as `https://www.site.example`, without a path. */
  origin: text(
    (given) => /^https?:/.test(given) && URL.canParse(given) && new URL(given).origin === given,
  ),
  address: (...protocols: string[]) =>
    text(
      (given) =>
        !/\s/.test(given) && URL.canParse(given) && protocols.includes(new URL(given).protocol),
    ),
  each: (pattern: RegExp) =>
    text((given) =>
      given
        .split(/\s+/)
        .filter(Boolean)
        .every((part) => pattern.test(part)),
    ),
  like: (pattern: RegExp) => text((given) => pattern.test(given)),
}
