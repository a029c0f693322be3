import type { ComponentProps, MouseEvent } from 'react'
import styled, { css } from 'styled-components'
import { token } from '../theme/tokens'
import { AnyLink, type AnyLinkProps } from '../text/any-link'
import { Spinner } from '../feedback/spinner'

interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Ignores presses and shows a spinner before its label. Unlike `disabled`, it keeps the focus. */
  busy?: boolean
}

/**
 * @example
 * <Button variant="secondary" busy={false} onClick={() => history.back()}>Back</Button>
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  type = 'button',
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <ButtonBox
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignorePress : onClick}
      data-variant={variant}
      data-size={size}
    >
      {busy && <Spinner />}
      {children}
    </ButtonBox>
  )
}

/** Otherwise a press of a submit button, or Enter in a field, would submit the form. */
function ignorePress(event: MouseEvent) {
  event.preventDefault()
}

/**
 * A link that looks like a button, for everything that opens a page.
 * @example <ButtonLink to="/demo" size="large">Request a demo</ButtonLink>
 */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  ...rest
}: ButtonLook & AnyLinkProps) {
  return <ButtonAnchor {...rest} data-variant={variant} data-size={size} />
}

const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  min-height: 2.75rem;
  padding: ${token.space[2]} min(1.125rem, 6cqi);
  border: 1px solid transparent;
  border-radius: ${token.radius.control};
  font: 600 ${token.type.small} / 1.25 ${token.font.sans};
  letter-spacing: 0;
  word-spacing: 0.06em;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color ${token.motion.fast} ${token.motion.ease},
    border-color ${token.motion.fast} ${token.motion.ease},
    transform ${token.motion.fast} ${token.motion.ease};

  &[data-size='small'] {
    min-height: 2.25rem;
    padding: ${token.space[1]} ${token.space[3]};
  }

  &[data-size='large'] {
    min-height: 3rem;
    padding: ${token.space[2]} min(1.5rem, 6cqi);
    font-size: ${token.type.body};
  }

  &[data-variant='primary'] {
    background: ${token.color.ink};
    color: ${token.color.paper};
  }

  &[data-variant='primary']:hover {
    background: color-mix(in oklab, ${token.color.ink} 84%, ${token.color.paper});
  }

  &[data-variant='secondary'] {
    border-color: color-mix(in oklab, ${token.color.lineStrong} 60%, ${token.color.line});
    background: ${token.color.raised};
    color: ${token.color.ink};
  }

  &[data-variant='secondary']:hover {
    border-color: ${token.color.ink};
  }

  &[data-variant='quiet'] {
    background: transparent;
    color: ${token.color.ink};
  }

  &[data-variant='quiet']:hover {
    background: ${token.color.hover};
  }

  &[data-variant='danger'] {
    background: ${token.color.danger};
    color: ${token.color.dangerInk};
  }

  &[data-variant='danger']:hover {
    background: color-mix(in oklab, ${token.color.danger} 88%, ${token.color.ink});
  }

  &:active {
    transform: scale(0.98);
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
    transform: none;
  }

  &[aria-busy='true'] {
    opacity: 0.8;
    cursor: progress;
    transform: none;
  }

  & > svg {
    flex: none;
    width: 1.125em;
    height: 1.125em;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`

const ButtonBox = styled.button`
  ${buttonLook}
`

const ButtonAnchor = styled(AnyLink)`
  ${buttonLook}
`
