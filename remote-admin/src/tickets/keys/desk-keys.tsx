import styled from 'styled-components'
import { smallMuted, token } from '@fivefold/shared/theme/tokens'
import { Dialog } from '@fivefold/shared/ui/dialog'
import { Stack } from '@fivefold/shared/ui/layout'
import { SwitchField } from '@fivefold/shared/ui/switch'
import { useDesk } from '../desk/desk'
import { ticketContent } from '../ticket-content'
import { useDeskChoice } from './desk-choices'

const { keys: words } = ticketContent

interface DeskKeysProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Lists the keys, and lets the operator choose. */
export function DeskKeys({ open, onOpenChange }: DeskKeysProps) {
  const { Choices } = useDesk()
  const [isOff, turnOff] = useDeskChoice('no-keys')
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="small" title={words.title}>
      <Stack $gap={5}>
        <List>
          {words.list.map(([key, does]) => (
            <div key={key}>
              <dt>
                <Key>{key}</Key>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </List>
        <SwitchField
          name="keys"
          label={words.single}
          hint={words.singleHint}
          checked={!isOff}
          onChange={({ target }) => turnOff(!target.checked)}
        />
        {Choices && <Choices />}
      </Stack>
    </Dialog>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${token.space[2]};

  & > div {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${token.space[3]};
    align-items: baseline;
  }

  & dd {
    ${smallMuted}
  }
`

const Key = styled.kbd`
  padding: ${token.space[1]} ${token.space[2]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  font: 500 ${token.type.caption} / 1.4 ${token.font.mono};
`
