import type { LessonContent, LessonSection } from '../../curriculum/curriculum'

/** Everything a lesson says, as one text to search in. The marks of strong text and figures are left out. */
export function lessonText({ sections }: LessonContent): string {
  return sections
    .flatMap(sectionTexts)
    .join('\n')
    .replace(/\*\*|\{\{[^}]*\}\}/g, ' ')
}

function sectionTexts({ title, subtitle, content, items, steps, table }: LessonSection): readonly string[] {
  const cells = table === undefined ? [] : [table.caption, ...table.rows.flat()]
  return [title ?? '', subtitle ?? '', content ?? '', ...(items ?? []), ...(steps ?? []), ...cells]
}
