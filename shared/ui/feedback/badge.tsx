import type { ComponentProps } from 'react'
import styled from 'styled-components'
import type { ProductName } from '../theme/palette'
import { eachProduct, token } from '../theme/tokens'

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'info' | 'warning' | 'success' | 'danger' | ProductName
}

/** @example <Badge tone="success">Paid</Badge> */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <BadgeBox {...rest} data-tone={tone} />
}

const BadgeBox = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  width: fit-content;
  padding: 0.125rem ${token.space[2]};
  border-radius: ${token.radius.control};
  background: ${token.color.hover};
  color: ${token.color.inkMuted};
  font: 600 ${token.type.caption} / 1.4 ${token.font.sans};
  white-space: nowrap;

  &[data-tone='info'] {
    background: ${token.color.infoSoft};
    color: ${token.color.info};
  }

  &[data-tone='warning'] {
    background: ${token.color.warningSoft};
    color: ${token.color.warning};
  }

  &[data-tone='success'] {
    background: ${token.color.successSoft};
    color: ${token.color.success};
  }

  &[data-tone='danger'] {
    background: ${token.color.dangerSoft};
    color: ${token.color.danger};
  }

  ${eachProduct(
    (name) => `&[data-tone='${name}']`,
    ({ soft, text }) => `background: ${soft}; color: ${text};`,
  )}

  @media (forced-colors: active) {
    border: 1px solid currentColor;
  }
`
