import type { Figure } from '../../curriculum/curriculum'

export interface Publisher {
  /** The host of its documents, without `www.`. */
  readonly host: string
  readonly figures: number
}

/** Who publishes the documents behind the figures, the most used first; equal ones by name. */
export function publishersOf(figures: readonly Pick<Figure, 'url'>[]): readonly Publisher[] {
  const counts = new Map<string, number>()
  for (const { url } of figures) {
    const host = new URL(url).hostname.replace(/^www\./, '')
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  return [...counts]
    .map(([host, count]) => ({ host, figures: count }))
    .sort((a, b) => b.figures - a.figures || a.host.localeCompare(b.host))
}
