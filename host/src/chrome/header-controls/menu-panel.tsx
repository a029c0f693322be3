import {
  use,
  useImperativeHandle,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { pressLatin } from '@fivefold/shared/keys/press-latin'
import { token } from '@fivefold/shared/theme/tokens'
import { DropdownMenu } from 'radix-ui'
import styled, { css, keyframes } from 'styled-components'
import { BannerContext } from './banner-context'
import type { MenuWiring } from './use-menu-button'

interface MenuPanelProps extends Pick<
  ComponentProps<typeof DropdownMenu.Content>,
  | 'align'
  | 'onKeyDown'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onFocusOutside'
  | 'onCloseAutoFocus'
> {
  wiring: MenuWiring
  label: string
  /** Call `preventDefault` to leave the focus where it is. Radix supports it, although its types omit it. */
  onOpenAutoFocus?: (event: Event) => void
  children: ReactNode
}

/** The floating surface of a header menu. Tab moves the focus to the element after the button. */
export function MenuPanel({
  wiring,
  label,
  onCloseAutoFocus,
  children,
  ...surface
}: MenuPanelProps) {
  const { id, button, onEnter, open, onOpenChange } = wiring
  const banner = use(BannerContext)

  function handleKeyFirst(event: KeyboardEvent) {
    if (pressLatin(event.nativeEvent)) event.stopPropagation()
    if (event.key !== 'Tab') return
    // Runs before Radix traps the focus. The browser then moves the focus on from the button.
    event.stopPropagation()
    button.current?.focus()
    onOpenChange(false)
  }

  function ignoreButton(event: Event) {
    // The button's click closes the menu. Closing it here would make the click open it again.
    if (event.target instanceof Node && button.current?.contains(event.target)) {
      event.preventDefault()
    }
  }

  function returnFocus(event: Event) {
    onCloseAutoFocus?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    // After choosing a page or pressing elsewhere, the focus has already moved.
    if (document.activeElement === document.body) button.current?.focus()
  }

  return (
    // Modal menus lock scrolling with an injected style element, which the policy forbids.
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <ButtonOnThePage element={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={banner}>
        <Surface
          align="start"
          {...surface}
          id={id}
          aria-label={label}
          aria-labelledby={undefined}
          sideOffset={8}
          collisionPadding={12}
          onFocus={({ target, currentTarget }) => target === currentTarget && onEnter(target)}
          onKeyDownCapture={handleKeyFirst}
          onInteractOutside={ignoreButton}
          onCloseAutoFocus={returnFocus}
        >
          {children}
        </Surface>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface ButtonOnThePageProps {
  element: MenuWiring['button']
  ref?: Ref<HTMLButtonElement | null>
}

/** Radix positions a menu by its trigger. Our button existed before Radix loaded, so pass its element on. */
function ButtonOnThePage({ element, ref }: ButtonOnThePageProps) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => element.current,
  )
  return null
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`

export const floatingSurface = css`
  z-index: ${token.layer.menu};
  max-width: calc(100vw - 1.5rem);
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};
  animation: ${appear} ${token.motion.base} ${token.motion.ease};

  &:focus {
    outline: none;
  }

  /* Hides it at once, even during the opening animation. */
  &[data-state='closed'] {
    display: none;
  }
`

const Surface = styled(DropdownMenu.Content)`
  ${floatingSurface}
`
