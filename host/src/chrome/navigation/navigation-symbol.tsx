import { ProductPetal } from '@fivefold/shared/marks/product-petal'
import type { ProductName } from '@fivefold/shared/theme/palette'
import {
  BookOpen,
  BriefcaseBusiness,
  Building2,
  Calculator,
  ChartNoAxesColumn,
  CodeXml,
  Factory,
  FileText,
  GraduationCap,
  Handshake,
  Hourglass,
  LayoutDashboard,
  Layers,
  LibraryBig,
  LifeBuoy,
  Lightbulb,
  LockKeyhole,
  Mail,
  MessagesSquare,
  Newspaper,
  PenLine,
  Plug,
  Presentation,
  Scale,
  Send,
  ShieldCheck,
  Store,
  Target,
  Ticket,
  Webhook,
  Wrench,
  type LucideIcon,
} from 'lucide-react'

export function NavigationSymbol({ icon }: { icon: ProductName | NavigationIcon }) {
  if (isProduct(icon)) return <ProductPetal product={icon} />
  const Symbol = symbols[icon]
  return <Symbol aria-hidden="true" />
}

const isProduct = (icon: ProductName | NavigationIcon): icon is ProductName => !(icon in symbols)

const symbols = {
  overview: Layers,
  demo: Presentation,
  waitlist: Hourglass,
  industry: Factory,
  'use-case': Target,
  roi: Calculator,
  library: LibraryBig,
  whitepapers: FileText,
  'case-studies': ChartNoAxesColumn,
  learn: GraduationCap,
  blog: PenLine,
  support: LifeBuoy,
  'knowledge-base': BookOpen,
  ticket: Ticket,
  portal: LayoutDashboard,
  developers: CodeXml,
  api: Webhook,
  community: MessagesSquare,
  partners: Handshake,
  technology: Plug,
  integrators: Wrench,
  consulting: Lightbulb,
  resellers: Store,
  apply: Send,
  about: Building2,
  careers: BriefcaseBusiness,
  newsroom: Newspaper,
  contact: Mail,
  security: ShieldCheck,
  privacy: LockKeyhole,
  terms: Scale,
} satisfies Record<string, LucideIcon>

export type NavigationIcon = keyof typeof symbols
