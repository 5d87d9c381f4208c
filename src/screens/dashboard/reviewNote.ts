import { dayNear } from '#words/ledgerFormat'
import { reviewLineWords as words } from '#words/reviewLine'
import type { Library } from '../../core/curriculum/createLibrary'
import type { ProgressDocument } from '../../core/progress/document'
import type { LocalDate, ModuleId } from '../../core/progress/ids'
import { dueToday, nextReviewDay } from '../../core/review/dueItems'
import { loadReviewItems } from '../../session/loadReviewItems'

/** A short text that says how many questions of these modules are due today. */
export async function reviewNote(
  document: ProgressDocument,
  {
    library,
    modules,
    today,
  }: { readonly library: Library; readonly modules: readonly ModuleId[]; readonly today: LocalDate },
): Promise<string> {
  const { items, trouble } = await loadReviewItems(library, modules)
  const due = dueToday(document, items, today)
  if (due.items.length > 0) return words.due(due.items.length)
  if (trouble !== undefined) return words.unreadable
  if (due.answered > 0) return words.doneToday
  const next = nextReviewDay(document, items, today)
  return next === undefined ? words.nothing : words.nextOn(dayNear(next, today))
}
