/** A copy of a file that the release has compressed, or the file itself. */
export interface Copy {
  suffix: string
  encoding?: string
}

const compressed = [
  { suffix: '.br', encoding: 'br' },
  { suffix: '.gz', encoding: 'gzip' },
]

/**
 * The copies of a file that a request accepts, the smallest first. The list always ends with the file itself, as
 * RFC 9110, 12.5.3, allows. A weight of 0 refuses a coding; `*` accepts no copy, as in nginx.
 */
export function acceptedCopies(acceptEncoding = ''): Copy[] {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
  const codings = new Set(accepted.map((coding) => coding.replace(/;.*/, '').trim()))
  return [...compressed.filter(({ encoding }) => codings.has(encoding)), { suffix: '' }]
}
