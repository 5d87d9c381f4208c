// Role: the mark that identifies a page of this site, because other servers may answer at its address.
// Guarantee: the build writes it into every page. The worker compares a page's mark with its own mark, which no address
// can change.
// Must not: change with the version, because an older worker must recognize a newer page.

export const BUILD_MARK = 'name="generator" content="prairie-ledger"'
