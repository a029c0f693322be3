import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Text, TextLink } from '@fivefold/shared/ui/text'
import styled from 'styled-components'
import { SplitSection } from '../../section/split-section'
import { PrintButton } from '../../long-text/print-button'
import { trustContent, type TrustDocument } from './trust-content'

export function TrustCenter() {
  const { title, lead, documents } = trustContent
  return (
    <SplitSection
      id="trust-center"
      labelledBy="trust-center-title"
      title={title}
      lead={lead}
      ratio="third"
      align="start"
      more={
        <div>
          <PrintButton />
        </div>
      }
    >
      <Documents>
        {documents.map((each) => (
          <DocumentRow key={each.name} {...each} />
        ))}
      </Documents>
    </SplitSection>
  )
}

function DocumentRow({ name, text, links, files }: TrustDocument) {
  return (
    <li>
      <h3>{name}</h3>
      <Text $muted>{text}</Text>
      <Actions data-print="hide">
        {links?.map(({ label, to }) => (
          <TextLink key={to} to={to}>
            {label}
          </TextLink>
        ))}
        {files?.map(({ label, ...file }) => (
          <FileLink key={file.href} {...file}>
            {label}
          </FileLink>
        ))}
      </Actions>
    </li>
  )
}

const Documents = styled.ul`
  & > li {
    ${oneColumn}
    gap: ${token.space[1]} ${token.space[8]};
    padding-block: ${token.space[4]};
    border-block-start: 1px solid ${token.color.line};
  }

  & h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.01em;
  }

  & p {
    font-size: ${token.type.small};
  }

  ${media.tablet} {
    & > li {
      grid-template-columns: minmax(0, 1fr) 13rem;
    }

    & h3,
    & p {
      grid-column: 1;
    }
  }
`

const Actions = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  font-size: ${token.type.small};

  & > a {
    padding-block: ${token.space[1]};
  }

  ${media.tablet} {
    grid-area: 1 / 2 / span 2;
  }
`

/* The look of a link in running text; the browser opens it, because no route of the site shows a file. */
const FileLink = styled.a`
  color: ${token.color.accent};
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, currentColor 40%, transparent);

  &:hover {
    text-decoration-color: currentColor;
  }
`
