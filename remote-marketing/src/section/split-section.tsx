import type { ComponentProps, ReactNode } from 'react'
import { ContainedSection, Split, Stack, type SectionProps } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'

interface SplitSectionProps extends Omit<SectionProps, 'title'> {
  /** The headline's id. */
  labelledBy: string
  title: string
  lead?: string
  /** Below the title and the lead. */
  more?: ReactNode
  ratio: NonNullable<ComponentProps<typeof Split>['$ratio']>
  align?: ComponentProps<typeof Split>['$align']
}

/** A section with its headline beside its content. */
export function SplitSection(props: SplitSectionProps) {
  const { title, lead, more, ratio, align = 'start', children, ...section } = props
  return (
    <ContainedSection {...section}>
      <Split $ratio={ratio} $align={align}>
        <Stack>
          <Headline id={section.labelledBy}>{title}</Headline>
          {lead && <Lead>{lead}</Lead>}
          {more}
        </Stack>
        {children}
      </Split>
    </ContainedSection>
  )
}
