import { Badge } from '@fivefold/shared/ui/badge'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Text, TextLink } from '@fivefold/shared/ui/text'
import { oneColumn, panel, token } from '@fivefold/shared/theme/tokens'
import { Columns } from '../section/columns'
import { SplitSection } from '../section/split-section'
import styled from 'styled-components'
import { developersContent } from './developers-content'

const { sdks } = developersContent

export function Sdks() {
  return (
    <SplitSection
      tone="surface"
      labelledBy="sdks-title"
      title={sdks.title}
      lead={sdks.lead}
      ratio="third"
      more={
        <Text $muted>
          {sdks.developers.before}
          <WholeLine to={sdks.developers.to}>{sdks.developers.label}</WholeLine>
        </Text>
      }
    >
      <Columns as="ul" $counts={[2, 2, 2]} $gap={3}>
        {sdks.items.map(({ language, short, install, status }) => (
          <Sdk key={language}>
            <Head>
              <Monogram aria-hidden="true">{short}</Monogram>
              <Badge tone={status === 'In development' ? 'info' : 'neutral'}>{status}</Badge>
            </Head>
            <h3 id={`sdk-${short}`}>{language}</h3>
            <code>{install}</code>
            <ButtonLink
              size="small"
              variant="secondary"
              to={sdks.join.to}
              aria-describedby={`sdk-${short}`}
            >
              {sdks.join.label}
            </ButtonLink>
          </Sdk>
        ))}
      </Columns>
    </SplitSection>
  )
}

/* Keeps the address on one line. */
const WholeLine = styled(TextLink)`
  white-space: nowrap;
`

const Sdk = styled.li`
  ${oneColumn}
  justify-items: start;
  gap: ${token.space[2]};
  padding: ${token.space[4]};
  ${panel}

  & > h3 {
    font: 600 ${token.type.title} / 1.25 ${token.font.sans};
    letter-spacing: -0.015em;
  }

  & > code {
    max-width: 100%;
    margin-block-end: ${token.space[2]};
    color: ${token.color.inkMuted};
    font-size: ${token.type.caption};
    overflow-wrap: anywhere;
  }

  & > a {
    align-self: end;
  }
`

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  width: 100%;
`

const Monogram = styled.span`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${token.radius.control};
  background: ${token.color.ink};
  color: ${token.color.paper};
  font: 600 ${token.type.small} / 1 ${token.font.mono};
`
