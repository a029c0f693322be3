import { Section, type SectionProps } from '@fivefold/shared/ui/layout'
import { HeadedContainer } from './headed-container'

interface HeadedSectionProps extends Omit<SectionProps, 'title'> {
  /** The headline's id. */
  labelledBy: string
  title: string
  lead?: string
  centred?: boolean
}

/** A section with its headline above its content. */
export function HeadedSection(props: HeadedSectionProps) {
  const { title, lead, centred, children, ...section } = props
  return (
    <Section {...section}>
      <HeadedContainer id={section.labelledBy} title={title} lead={lead} centred={centred}>
        {children}
      </HeadedContainer>
    </Section>
  )
}
