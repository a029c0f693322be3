import { CommandLine } from './command-line'
import { DevelopersClosing } from './developers-closing'
import { DevelopersHero } from './developers-hero'
import { Changelog } from './changelog/changelog'
import { ApiReference } from './reference/api-reference'
import { QuickStart } from './quick-start'
import { SampleRequest } from './sample-request'
import { Sdks } from './sdks'

export function DevelopersPage() {
  return (
    <>
      <DevelopersHero />
      <QuickStart />
      <Sdks />
      <ApiReference />
      <SampleRequest />
      <CommandLine />
      <Changelog />
      <DevelopersClosing />
    </>
  )
}
