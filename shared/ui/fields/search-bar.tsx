import type { ComponentProps, RefObject, SyntheticEvent } from 'react'
import { Search, X } from 'lucide-react'
import styled from 'styled-components'
import { longestQuery } from '../../contract/routing/longest-query'
import { token } from '../theme/tokens'
import { Button, type ButtonProps } from '../controls/button'
import { IconButton } from '../controls/icon-button'

interface SearchBarProps {
  text: string
  onText: (text: string) => void
  onSubmit: () => void
  /** Attributes of the field, without its text: a label, a placeholder, a role. */
  field: ComponentProps<'input'> & { ref: RefObject<HTMLInputElement | null> }
  submitSize?: ButtonProps['size']
  className?: string
}

/**
 * A search field, a button to clear it, and a submit button that is disabled for blank text. The parent draws the box
 * around them and shows the focus on it.
 * @example
 * const [text, setText] = useState('')
 * const ref = useRef<HTMLInputElement>(null)
 * <SearchBar
 *   text={text}
 *   onText={setText}
 *   onSubmit={() => console.info(text)}
 *   field={{ ref, 'aria-label': 'Search invoices' }}
 * />
 */
export function SearchBar({ text, onText, onSubmit, field, ...looks }: SearchBarProps) {
  const { submitSize = 'medium', className } = looks

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    onSubmit()
  }

  function clear() {
    onText('')
    field.ref.current?.focus()
  }

  return (
    <Row role="search" className={className} onSubmit={submit}>
      <Search aria-hidden="true" />
      <Field
        type="text"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestQuery}
        {...field}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {text !== '' && (
        <IconButton type="button" aria-label="Clear search" onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
      )}
      <Button type="submit" size={submitSize} disabled={text.trim() === ''}>
        Search
      </Button>
    </Row>
  )
}

const Row = styled.form`
  min-width: 0;
  display: flex;
  align-items: center;
  gap: ${token.space[2]};

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${token.color.inkMuted};
  }
`

const Field = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 2.75rem;
  border: 0;
  background: none;
  font-size: max(1rem, ${token.type.body});

  &::placeholder {
    color: ${token.color.inkMuted};
    opacity: 1;
  }

  &:focus-visible {
    outline: none;
  }
`
