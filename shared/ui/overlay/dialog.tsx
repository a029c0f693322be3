import { useRef, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import styled, { keyframes } from 'styled-components'
import { token } from '../theme/tokens'
import { IconButton } from '../controls/icon-button'
import { useScrollLock } from './scroll-lock'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  size?: 'small' | 'medium' | 'large'
  /** Takes the focus on closing; by default it returns to where it was. */
  focusAfter?: () => HTMLElement | null
  children: ReactNode
}

/**
 * A modal dialog.
 * @example
 * const [open, setOpen] = useState(false)
 * <Dialog open={open} onOpenChange={setOpen} title="Cancel the plan?">…</Dialog>
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  focusAfter,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null)
  useScrollLock(open)
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        {/* Radix's own overlay locks scrolling with an injected style element, which the policy forbids. */}
        <Scrim data-state={open ? 'open' : 'closed'} />
        <Window
          data-size={size}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const target = focusAfter?.() ?? opener.current
            if (target instanceof HTMLElement) target.focus()
          }}
          onInteractOutside={keepOpenForToasts}
        >
          <Head>
            <Heading>{title}</Heading>
            {description && <Description>{description}</Description>}
          </Head>
          {children}
          <RadixDialog.Close asChild>
            <Close aria-label="Close">
              <X aria-hidden="true" />
            </Close>
          </RadixDialog.Close>
        </Window>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

function keepOpenForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[aria-live]')) event.preventDefault()
}

const fade = keyframes`
  from { opacity: 0; }
`

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.985); }
`

const sink = keyframes`
  to { opacity: 0; transform: translateY(4px) scale(0.99); }
`

const fadeOut = keyframes`
  to { opacity: 0; }
`

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  background: ${token.color.scrim};
  animation: ${fade} ${token.motion.slow} ${token.motion.ease};

  &[data-state='closed'] {
    animation: ${fadeOut} ${token.motion.fast} ${token.motion.ease} forwards;
  }
`

const Window = styled(RadixDialog.Content)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.dialog};
  display: grid;
  align-content: start;
  gap: ${token.space[6]};
  width: calc(100% - 2 * var(--gutter));
  max-width: 34rem;
  height: fit-content;
  max-height: calc(100dvh - 2 * ${token.space[4]});
  margin: auto;
  padding: clamp(1.25rem, 4vw, 2rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};
  box-shadow: ${token.shadow.float};
  animation: ${rise} ${token.motion.slow} ${token.motion.ease};

  /* On a phone it is at the top, which leaves the bottom to a message about a refusal. */
  @media (max-width: 47.99rem) {
    margin-block-start: ${token.space[4]};

    :root:has(.toast-destructive) & {
      max-height: calc(100dvh - 7rem);
    }
  }

  &[data-size='small'] {
    max-width: 26rem;
  }

  &[data-size='large'] {
    max-width: 48rem;
  }

  &[data-state='closed'] {
    animation: ${sink} ${token.motion.fast} ${token.motion.ease} forwards;
  }

  &:focus {
    outline: none;
  }

  & > * {
    min-width: 0;
  }
`

const Head = styled.div`
  display: grid;
  gap: ${token.space[2]};
  padding-inline-end: ${token.space[10]};
`

const Heading = styled(RadixDialog.Title)`
  font: 600 ${token.type.title} / 1.25 ${token.font.sans};
  letter-spacing: -0.015em;
  word-spacing: 0.05em;
`

const Description = styled(RadixDialog.Description)`
  color: ${token.color.inkMuted};
  line-height: 1.5;
`

const Close = styled(IconButton)`
  position: absolute;
  inset-block-start: ${token.space[4]};
  inset-inline-end: ${token.space[4]};

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`
