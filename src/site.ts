/**
 * The organization behind this copy of the site, as the build read it from the organization's folder
 * (docs/customize.md). If a field is empty, the site hides it and everything that depends on it. The build lists the
 * empty fields.
 */
import organization from '#organization'

export interface PartnerLink {
  readonly label: string
  readonly href: string
}

export interface Site {
  readonly name: string
  readonly description: string
  /** The organization's email address. If empty, the contact form and all email links are left out. */
  readonly email: string
  readonly version: string
  /** `github` is the address of the source code. If empty, the page about the software has no link to it. */
  readonly social: { readonly github: string; readonly linkedin: string; readonly x: string }
  /** The footer has room for two external partners. */
  readonly partners: readonly PartnerLink[]
  /** Documents that the build makes from `documents/` of the organization. An empty path is not shown. */
  readonly documents: { readonly privacy: string; readonly terms: string }
  /** Who funds this copy, in sentences for the About page. If empty, the page says nothing about funding. */
  readonly funding: string
  /** The local storage key prefix of the earlier site's progress. The account's id follows it. */
  readonly earlierProgressKeyPrefix: string
}

/** The name has a constant of its own, because the service worker needs nothing else of this file. */
export const siteName: string = organization.name

/** What is the software's, and no organization's. */
export const software = { version: 'v3.3.5', earlierProgressKeyPrefix: 'meridianAlgo_progress_' } as const

export const site: Site = { ...organization, ...software }
