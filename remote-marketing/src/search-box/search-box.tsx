import { longestQuery } from '@fivefold/shared/routing/longest-query'
import { token } from '@fivefold/shared/theme/tokens'
import { Search } from 'lucide-react'
import styled from 'styled-components'

interface SearchBoxProps {
  /** The accessible name. */
  label: string
  placeholder: string
  value: string
  onValueChange: (value: string) => void
}

export function SearchBox({ label, placeholder, value, onValueChange }: SearchBoxProps) {
  return (
    <Box>
      <Search aria-hidden="true" />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={longestQuery}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Box>
  )
}

const Box = styled.div`
  position: relative;
  width: 100%;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${token.space[3]};
    width: 1.125rem;
    height: 100%;
    color: ${token.color.inkMuted};
    pointer-events: none;
  }
`

const Input = styled.input`
  width: 100%;
  min-height: 2.75rem;
  padding-inline: 2.5rem ${token.space[3]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  color: ${token.color.ink};
  font: 400 max(1rem, ${token.type.body}) / 1.4 ${token.font.sans};

  &::placeholder {
    color: ${token.color.inkMuted};
    opacity: 1;
  }

  &:hover {
    border-color: ${token.color.inkMuted};
  }
`
