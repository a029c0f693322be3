import styled, { keyframes } from 'styled-components'
import { media, token } from '../theme/tokens'

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px) scale(0.98); }
`

const leave = keyframes`
  to { opacity: 0; transform: translateX(16px); }
`

const elapse = keyframes`
  to { opacity: 0; }
`

/** Our style sheet for the toast library, which would inject its own as text. */
export const ToastArea = styled.div`
  .Toastify__toast-container {
    position: fixed;
    inset-block-end: max(${token.space[4]}, env(safe-area-inset-bottom));
    inset-inline: var(--gutter);
    z-index: ${token.layer.toast};
    display: grid;
    gap: ${token.space[3]};

    ${media.tablet} {
      inset-inline: auto ${token.space[6]};
      inset-block-end: ${token.space[6]};
      width: 24rem;
    }
  }

  &[data-place^='top'] .Toastify__toast-container {
    inset-block: calc(var(--header-height) + ${token.space[3]}) auto;
  }

  ${media.tablet} {
    &[data-place$='left'] .Toastify__toast-container {
      inset-inline: ${token.space[6]} auto;
    }
  }

  .Toastify__toast {
    position: relative;
    display: flex;
    gap: ${token.space[3]};
    padding: ${token.space[4]};
    overflow: hidden;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.raised};
    box-shadow: ${token.shadow.float};
    pointer-events: auto;
    touch-action: pan-y;
  }

  .Toastify__toast > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${token.color.info};
  }

  .toast-success > svg {
    color: ${token.color.success};
  }

  .toast-destructive {
    border-color: ${token.color.danger};
    background: ${token.color.dangerSoft};
  }

  .toast-destructive > svg {
    color: ${token.color.danger};
  }

  .toast-enter {
    animation: ${arrive} ${token.motion.slow} ${token.motion.ease};
  }

  .toast-exit {
    animation: ${leave} ${token.motion.base} ${token.motion.ease} forwards;
  }

  /* The library closes a toast when the animation of this invisible bar ends. */
  .Toastify__progress-bar--wrp {
    position: absolute;
    width: 0;
    height: 0;
    overflow: hidden;
  }

  .Toastify__progress-bar--animated {
    animation: ${elapse} linear 1 forwards;
  }

  .Toastify__toast:is(:hover, :focus-within) .Toastify__progress-bar--animated {
    animation-play-state: paused !important;
  }
`
