import { financialLiteracyWords as words } from '#words/financialLiteracy'
import { outline } from '../courseOutline'
import type { PublicPage } from '../publicPages'
import { courseData } from '../structuredData'
import { FinancialLiteracy } from './FinancialLiteracy'

export const page: PublicPage = {
  Page: FinancialLiteracy,
  title: words.documentTitle,
  description: words.description,
  structuredData: (addressOf) => courseData(outline, addressOf),
}
