interface Address {
  readonly pathname: string
  readonly search: string
}

/**
 * The parts of an address that identify a page: its path, and the view or the tool that shares a path with others
 * (`/learning?view=glossary`, `/tools?tool=loan`). A class book also has its page, and practice its skill. All other
 * parameters belong to the same page.
 */
export function pageKeyOf({ pathname, search }: Address): string {
  const view = viewOf(search)
  if (view === null) return pathname
  const params = new URLSearchParams(search)
  const parts = ['class', 'page', 'of', 'skill'].map((name) => params.get(name)).filter((part) => part !== null)
  return [`${pathname}?view=${view}`, ...parts].join(' ')
}

/** The view or the tool in an address. */
export function viewOf(search: string): string | null {
  const params = new URLSearchParams(search)
  return params.get('view') ?? params.get('tool')
}
