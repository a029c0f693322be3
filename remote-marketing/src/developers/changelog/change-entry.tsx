import { Link } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { Cluster } from '@fivefold/shared/ui/layout'
import { Caption, Text } from '@fivefold/shared/ui/text'
import { publishedDayWords } from '@fivefold/shared/words/date-words'
import styled from 'styled-components'
import { changelogContent, type Change } from './changelog-content'

/** Its title is the link to share. */
export function ChangeEntry({ change }: { change: Change }) {
  const { id, title, product, on, kind, text } = change
  const anchor = `change-${id}`
  return (
    <Entry id={anchor} data-search="aside">
      <Caption>
        <time dateTime={on}>{publishedDayWords(on)}</time>
      </Caption>
      <div>
        <h3>
          <Link to={`${paths.developers}#${anchor}`}>{title}</Link>
        </h3>
        <Cluster $gap={2}>
          <Badge tone={tones[kind]}>{changelogContent.kinds[kind]}</Badge>
          <Caption as="span">{product}</Caption>
        </Cluster>
        <Text $muted>{text}</Text>
      </div>
    </Entry>
  )
}

const tones = {
  added: 'success',
  changed: 'info',
  fixed: 'neutral',
  deprecated: 'warning',
} as const

const Entry = styled.li`
  ${oneColumn}
  gap: ${token.space[1]} ${token.space[6]};
  padding-block: ${token.space[4]};
  border-block-start: 1px solid ${token.color.line};

  & > p {
    padding-block-start: 0.2em;
    font-variant-numeric: tabular-nums;
  }

  & > div {
    ${oneColumn}
    gap: ${token.space[2]};
  }

  & h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }

  & h3 > a {
    color: inherit;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }

  & > div > p {
    font-size: ${token.type.small};
  }

  &:target {
    border-block-start-color: ${token.color.accent};
    box-shadow: inset 0 2px ${token.color.accent};
  }

  ${media.tablet} {
    grid-template-columns: 7rem minmax(0, 1fr);
  }
`
