// Role: the mark by which a page of this site is known among everything that may answer at its address.
// Guarantee: the build writes it into every page; the worker compares it with its own, which no address can change.
// Must not: change with the version: an older worker must know a newer page.

export const BUILD_MARK = 'name="generator" content="prairie-ledger"'
