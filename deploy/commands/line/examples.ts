import { asTyped } from '../../workspace/as-typed'
import { listApps } from '../../workspace/apps'
import { hostApp, isKit } from '../../workspace/folders'

/** Lines as one types them, for the end of a command's help. */
export function examples(...lines: string[]) {
  const apps = isKit ? [] : listApps()
  return ['', 'Examples:', ...lines.map((line) => `  ${asTyped(withRemote(line, apps))}`)].join(
    '\n',
  )
}

/** An example that names `support`, with another remote where there is no such one. */
export function withRemote(example: string, apps: readonly string[]) {
  const other = apps.includes('support') ? undefined : apps.find((app) => app !== hostApp)
  return other === undefined ? example : example.replaceAll('support', other)
}
