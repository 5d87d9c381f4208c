import type { ComponentType } from 'react'
import { aboutWords } from '#words/about'
import { contactWords } from '#words/contact'
import { financialLiteracyWords } from '#words/financialLiteracy'
import { homeWords } from '#words/home'
import { newslettersWords } from '#words/newsletters'
import { openSourceWords } from '#words/openSource'
import { partnershipsWords } from '#words/partnerships'
import { researchWords } from '#words/research'
import { About } from '../../pages/about/About'
import { Contact } from '../../pages/contact/Contact'
import { outline } from '../../pages/courseOutline'
import { FinancialLiteracy } from '../../pages/financialLiteracy/FinancialLiteracy'
import { Home } from '../../pages/home/Home'
import { issuePage } from '../../pages/newsletters/issuePage'
import { issues } from '../../pages/newsletters/issues'
import { Newsletters } from '../../pages/newsletters/Newsletters'
import { OpenSource } from '../../pages/openSource/OpenSource'
import type { PageProps } from '../../pages/PageProps'
import { Partnerships } from '../../pages/partnerships/Partnerships'
import { Research } from '../../pages/research/Research'
import type { Site } from '../../site'
import { newsletterPath, paths } from '../../words/paths'
import { type AddressOf, articleData, courseData, organizationData, type StructuredData } from './structuredData'

interface PageText {
  readonly documentTitle: string
  readonly description: string
}

export interface PublicPage {
  readonly Page: ComponentType<PageProps>
  readonly title: string
  readonly description: string
  /** Instead of it, where nobody reads mail. */
  readonly descriptionWithoutMail?: string
  /** The day of an article, `YYYY-MM-DD`. */
  readonly publishedOn?: string
  readonly structuredData: (addressOf: AddressOf, site: Site) => readonly StructuredData[]
}

const nothing = () => []
const organization = (addressOf: AddressOf, site: Site) => [organizationData(site, addressOf)]

/** What the build prerenders. No script of the built site imports it: a public page comes as HTML, never as code. */
export const publicPages: ReadonlyMap<string, PublicPage> = new Map<string, PublicPage>([
  [paths.home, pageOf(Home, homeWords, organization)],
  [paths.about, pageOf(About, aboutWords, organization)],
  [
    paths.financialLiteracy,
    pageOf(FinancialLiteracy, financialLiteracyWords, (addressOf) => courseData(outline, addressOf)),
  ],
  [paths.openSource, pageOf(OpenSource, openSourceWords)],
  [paths.newsletters, pageOf(Newsletters, newslettersWords)],
  [paths.research, pageOf(Research, researchWords)],
  [paths.partnerships, pageOf(Partnerships, partnershipsWords)],
  [
    paths.contact,
    {
      ...pageOf(Contact, contactWords, organization),
      descriptionWithoutMail: contactWords.descriptionWithoutMail,
    },
  ],
  ...issues.map((issue): [string, PublicPage] => [
    newsletterPath(issue.slug),
    {
      ...pageOf(issuePage(issue), { documentTitle: issue.title, description: issue.summary }, (addressOf) => [
        articleData(issue, addressOf),
      ]),
      publishedOn: issue.date,
    },
  ]),
])

function pageOf(
  Page: ComponentType<PageProps>,
  { documentTitle: title, description }: PageText,
  structuredData: PublicPage['structuredData'] = nothing,
): PublicPage {
  return { Page, title, description, structuredData }
}
