import { figuresIn } from './checkFigures'
import type { Problem } from './problem'
import type { Content } from './readContent'
import { FORBIDDEN, OWN_FIGURES } from './stateRules'
import towns from './towns.json' with { type: 'json' }
import { wholeWords } from './wholeWords'

/**
 * The towns of the scenes, each with the state whose rules apply. Scenes are set in the Midwest. Before adding a town
 * here, its author looks up the state's rules for the topic of the scene.
 */
const TOWNS: Readonly<Record<string, string>> = towns
const TOWN = wholeWords(Object.keys(TOWNS))

/**
 * Checks that every example is legal where its scene is set. A section's scene is in the towns that it names, otherwise
 * in those of the introduction. Without any town it has no place, and no rule applies.
 */
export function checkScenes({ modules }: Content): Problem[] {
  return modules
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ file, lesson }) =>
      lesson.content.sections.flatMap(({ content, table }, index): Problem[] => {
        const states = statesOf(content) ?? statesOf(lesson.content.introduction) ?? []
        const told = [content, ...(table?.rows.flat() ?? [])].join('\n')
        const field = `content.sections[${index}]`
        return [
          ...FORBIDDEN.flatMap(({ what, says, states: where }): Problem[] => {
            const state = states.find((each) => where.includes(each))
            return says.test(told) && state ? [{ file, field, problem: `${what} is not legal in ${state}` }] : []
          }),
          ...figuresIn(told).flatMap((id): Problem[] => {
            const own = OWN_FIGURES[id]
            return own === undefined || states.length === 0 || states.includes(own)
              ? []
              : [{ file, field, problem: `{{${id}}} is the law of ${own}, and the scene is in ${states.join(', ')}` }]
          }),
        ]
      }),
    )
}

/** Undefined if no town is named. */
function statesOf(text: string): string[] | undefined {
  const states = [...text.matchAll(TOWN)].flatMap(([town]) => TOWNS[town] ?? [])
  return states.length > 0 ? [...new Set(states)] : undefined
}
