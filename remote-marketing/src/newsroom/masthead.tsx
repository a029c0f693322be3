import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Display, Headline, Lead } from '@fivefold/shared/ui/text'
import type { newsroomContent } from './newsroom-content'

/** Like a front page: a wide title between rules, one story, and facts in the margin. */
export function Masthead({
  title,
  headline,
  lead,
  briefing,
  notes,
}: typeof newsroomContent.masthead) {
  return (
    <Opening>
      <Nameplate>{title}</Nameplate>
      <Front>
        <Stack>
          <Headline>{headline}</Headline>
          <Lead>{lead}</Lead>
          <div>
            <ButtonLink to={briefing.to} size="large">
              {briefing.label}
            </ButtonLink>
          </div>
        </Stack>
        <Margin>
          {notes.map(({ term, detail }) => (
            <Note key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </Note>
          ))}
        </Margin>
      </Front>
    </Opening>
  )
}

const Nameplate = styled(Display)`
  padding-block-end: 0.12em;
  border-block-end: 1px solid ${token.color.ink};
  font-size: clamp(2.75rem, 12vw, 9rem);
  letter-spacing: -0.035em;
  line-height: 0.95;
  /* Aligns the stem of the first letter with the edge of the column. */
  text-indent: -0.06em;
`

const Front = styled.div`
  display: grid;
  gap: ${token.space.head};
  margin-block-start: 3px;
  padding-block-start: ${token.space.head};
  border-block-start: 1px solid ${token.color.ink};

  ${media.desktop} {
    grid-template-columns: 8fr 4fr;
    column-gap: ${token.space[16]};
  }
`

const Margin = styled.dl`
  display: grid;
  align-content: start;

  ${media.desktop} {
    padding-inline-start: ${token.space[8]};
    border-inline-start: 1px solid ${token.color.line};
  }
`

const Note = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[4]};
  padding-block: ${token.space[2]};
  font-size: ${token.type.small};

  & + & {
    border-block-start: 1px solid ${token.color.line};
  }

  & > dt {
    color: ${token.color.inkMuted};
  }

  & > dd {
    text-align: end;
  }
`

const Opening = styled(Container)`
  padding-block: ${token.space.opening} ${token.space.section};
`
