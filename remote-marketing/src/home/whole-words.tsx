import styled from 'styled-components'

/** Text whose hyphenated words stay on one line. */
export function WholeWords({ children }: { children: string }) {
  return children
    .split(/(\S+-\S+)/)
    .map((part, position) => (part.includes('-') ? <Whole key={position}>{part}</Whole> : part))
}

const Whole = styled.span`
  white-space: nowrap;
`
