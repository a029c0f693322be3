/** Whether a name is lower-case letters and digits, in words joined by a hyphen. */
export const isHyphenated = (name: string) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)

/** `billing-plans` as a title: Billing plans. */
export const titleOf = (name: string) => capitalised(name.replaceAll('-', ' '))

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
