const figure = new Intl.NumberFormat('en-US')

/** `1,284` */
export const countWords = (count: number) => figure.format(count)

export interface Noun {
  one: string
  many: string
}

/** `1 ticket`, `1,284 tickets` */
export const countOf = (count: number, { one, many }: Noun) =>
  `${countWords(count)} ${count === 1 ? one : many}`
