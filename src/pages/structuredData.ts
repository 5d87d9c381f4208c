import { type Site, site as ours } from '../site'
import { language } from '../words/language'
import { filePath, newsletterPath, paths } from '../words/paths'
import type { OutlineModule } from './courseOutline'
import type { Issue } from './newsletters/parseIssues'

/** Data for search engines, in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

/** The absolute address of a path. Undefined if the site does not know its own address. */
export type AddressOf = (path: string) => string | undefined

const context = 'https://schema.org'

export function organizationData(site: Site, addressOf: AddressOf): StructuredData {
  const profiles = Object.values(site.social).filter((href) => href !== '')
  return {
    '@context': context,
    '@type': 'Organization',
    name: site.name,
    description: site.description,
    ...(site.email !== '' && { email: site.email }),
    ...withAddress('url', addressOf(paths.home)),
    ...withAddress('logo', addressOf(filePath('/icons/icon-512.png'))),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/** One course for each module. */
export function courseData(modules: readonly OutlineModule[], addressOf: AddressOf): readonly StructuredData[] {
  return modules.map(({ id, title, description, difficulty, minutes }) => ({
    '@context': context,
    '@type': 'Course',
    name: title,
    description,
    provider: publisher(addressOf),
    educationalLevel: difficulty,
    inLanguage: language.locale,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${minutes}M` },
    ...withAddress('url', addressOf(`${paths.financialLiteracy}#${id}`)),
  }))
}

export function articleData(issue: Issue, addressOf: AddressOf): StructuredData {
  return {
    '@context': context,
    '@type': 'Article',
    headline: issue.title,
    description: issue.summary,
    datePublished: issue.date,
    inLanguage: language.locale,
    isAccessibleForFree: true,
    author: publisher(addressOf),
    publisher: publisher(addressOf),
    ...withAddress('mainEntityOfPage', addressOf(newsletterPath(issue.slug))),
  }
}

function publisher(addressOf: AddressOf): StructuredData {
  return { '@type': 'Organization', name: ours.name, ...withAddress('url', addressOf(paths.home)) }
}

function withAddress(key: string, address: string | undefined): StructuredData {
  return address === undefined ? {} : { [key]: address }
}
