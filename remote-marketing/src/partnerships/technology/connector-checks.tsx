import { HeadedSection } from '../../section/headed-section'
import { TextTable } from '../../long-text/text-table'
import styled from 'styled-components'
import { technologyContent } from './technology-content'

const { title, lead, ...table } = technologyContent.checks

export function ConnectorChecks() {
  return (
    <HeadedSection labelledBy="checks-title" title={title} lead={lead}>
      <Checks>
        <TextTable {...table} captionHidden />
      </Checks>
    </HeadedSection>
  )
}

/* The middle column has the long texts. */
const Checks = styled.div`
  & th:nth-child(2) {
    width: 50%;
  }
`
