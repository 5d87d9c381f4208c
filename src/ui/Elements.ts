import type { ReactElement } from 'react'

/**
 * What stands beside something else: elements, and no bare text. A browser's translation takes a text out of the page, and
 * React would go on writing into what nobody sees (tools/words/bareTexts.ts).
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined
