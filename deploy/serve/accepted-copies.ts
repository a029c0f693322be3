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
 * The copies of a file that a request takes, the smallest first. The file itself is always among them: RFC 9110,
 * 12.5.3, lets a server answer so. A weight of 0 refuses, and `*` names no copy, as for nginx.
 */
export function acceptedCopies(acceptEncoding = ''): Copy[] {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
  const codings = new Set(accepted.map((coding) => coding.replace(/;.*/, '').trim()))
  return [...compressed.filter(({ encoding }) => codings.has(encoding)), { suffix: '' }]
}
