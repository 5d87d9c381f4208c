import type { ReactElement } from 'react'

/**
 * Content next to other content: elements only, no bare text. A browser's translation replaces text nodes, and React
 * would then update a node that is no longer visible (tools/words/bareTexts.ts).
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined
