import styled, { css } from 'styled-components'
import { token } from '../theme/tokens'
import { AnyLink } from './any-link'

const heading = css`
  font-family: ${token.font.sans};
  font-weight: 600;
  word-spacing: 0.05em;
  text-wrap: balance;
`

/**
 * The look of a page's h1.
 * @example <Display>Invoices</Display>
 */
export const Display = styled.h1`
  ${heading}
  font-size: ${token.type.display};
  letter-spacing: -0.032em;
  line-height: 1.04;
`

/**
 * The look of a section's h2.
 * @example <Headline id="plans">Plans</Headline>
 */
export const Headline = styled.h2`
  ${heading}
  font-size: ${token.type.headline};
  letter-spacing: -0.025em;
  line-height: 1.1;
`

/**
 * The look of an h3: cards, list entries, sub-sections.
 * @example <Title>Team plan</Title>
 */
export const Title = styled.h3`
  ${heading}
  font-size: ${token.type.title};
  letter-spacing: -0.015em;
  line-height: 1.25;
`

/** @example <Lead>All of this year.</Lead> */
export const Lead = styled.p`
  max-width: 37.3em;
  color: ${token.color.inkMuted};
  font-size: ${token.type.lead};
  line-height: 1.5;
  text-wrap: balance;
`

/** @example <Text $muted>Due on Nov 30.</Text> */
export const Text = styled.p<{ $muted?: boolean }>`
  max-width: ${token.width.prose};
  color: ${({ $muted = false }) => ($muted ? token.color.inkMuted : 'inherit')};
  font-size: ${token.type.body};
  line-height: 1.5;
  text-wrap: pretty;
`

/**
 * A short line above a headline that names the section's subject.
 * @example <Eyebrow>Billing</Eyebrow>
 */
export const Eyebrow = styled.p`
  color: ${token.color.inkMuted};
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
`

/** @example <Small>Due on Nov 30</Small> */
export const Small = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
`

/** @example <Caption>Amounts without tax</Caption> */
export const Caption = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  line-height: 1.45;
`

/**
 * A link in running text, always underlined.
 * @example <TextLink to="/pricing">the plans</TextLink>
 */
export const TextLink = styled(AnyLink)`
  color: ${token.color.accent};
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, currentColor 40%, transparent);

  &:hover {
    text-decoration-color: currentColor;
  }
`
