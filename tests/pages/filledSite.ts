import { type Site, site } from '../../src/site'

/** A copy whose organization has filled in every field. */
export const filledSite: Site = {
  ...site,
  email: 'mail@prairie-ledger.org',
  social: {
    github: 'https://github.com/prairie-ledger/site',
    linkedin: 'https://www.linkedin.com/company/prairie-ledger',
    x: 'https://x.com/prairieledger',
  },
  partners: [
    { label: 'Township Library', href: 'https://library.prairie-ledger.org' },
    { label: 'County Extension', href: 'https://extension.prairie-ledger.org' },
  ],
  funding: 'The county library pays for the address.',
}
/** A copy whose organization has left every field empty. */
export const bareSite: Site = {
  ...site,
  email: '',
  social: { github: '', linkedin: '', x: '' },
  partners: [],
  funding: '',
}
