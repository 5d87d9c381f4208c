import { type FormEvent, useId, useState } from 'react'
import { classBookWords as common } from '#words/classBook'
import { classPlanWords as words } from '#words/classPlan'
import { LONGEST_MESSAGE, MOST_PARTS, type Plan, type PlanPart } from '../../../protocol/plan/plan'
import type { ModuleInfo } from '../../../../core/curriculum/parseManifest'
import { dateOfNumber, dayNumber, localDateOf } from '../../../../core/progress/calendar'
import { parseLessonId, parseLocalDate, parseModuleId } from '../../../../core/progress/ids'
import { isOpenAtFirst } from '../../../../core/progress/moduleAccess'
import { Button } from '../../../../ui/Button'
import { Field, SelectField } from '../../../../ui/Field'
import { Stack } from '../../../../ui/Stack'
import { Text } from '../../../../ui/Text'
import { useAction } from '../../../../ui/useAction'
import type { ClassPageProps } from '../classView'
import styles from './PlanPage.module.css'

const PLACES = Array.from({ length: MOST_PARTS }, (_, place) => place)
const A_WEEK = 7

interface News {
  readonly isBad: boolean
  readonly text: string
}

interface PlanFormProps extends ClassPageProps {
  /** Goes to the current plan, which is far above the form. */
  readonly onShowPlan: () => void
}

/** Chooses lessons, quizzes, a day and a message, and signs the plan with the class keys. */
export function PlanForm({ view, onShowPlan }: PlanFormProps) {
  const { book, state, curriculum, now } = view
  const plan = state.plan?.plan
  const id = useId()
  const [left, setLeft] = useState(LONGEST_MESSAGE - (plan?.message.length ?? 0))
  const [chosen, setChosen] = useState<readonly PlanPart[]>(plan?.parts ?? [])
  const locked = curriculum.modules.filter(
    (module) => !isOpenAtFirst(module) && chosen.some((part) => isPartOf(module, part)),
  )
  const today = localDateOf(now)
  const inAWeek = today === undefined ? undefined : dateOfNumber(dayNumber(today) + A_WEEK)

  const sign = useAction(async (next: Pick<Plan, 'parts' | 'until' | 'message'>): Promise<News> => {
    const failure = await book.setPlan(next)
    if (failure === undefined) return { isBad: false, text: words.saved }
    return { isBad: true, text: failure === 'bad-plan' ? words.bad : common.notSaved(failure) }
  })
  const news = sign.outcome
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const parts = partsOf(form)
    const until = parseLocalDate(form.get('until'))
    const message = textOf(form.get('message')).trim()
    const fault =
      parts.length === 0 && message === ''
        ? words.empty
        : until === undefined || (today !== undefined && until < today)
          ? words.noDay
          : undefined
    if (fault !== undefined || until === undefined) sign.show({ isBad: true, text: fault ?? words.noDay })
    else sign.run({ parts: withoutTwice(parts), until, message })
  }

  return (
    <form
      className={`${styles.form} noPrint`}
      noValidate
      onSubmit={submit}
      onChange={(event) => setChosen(partsOf(new FormData(event.currentTarget)))}
    >
      <h2>{words.change}</h2>
      {PLACES.map((place) => {
        const part = plan?.parts[place]
        return (
          <SelectField
            key={place}
            name={`part-${place}`}
            label={words.partLabel(place + 1)}
            defaultValue={part === undefined ? '' : `${part.kind} ${part.id}`}
            options={[{ value: '', label: words.choose }]}
            groups={curriculum.modules.map(({ id: module, title, lessons }) => ({
              label: title,
              options: [
                ...lessons.map((lesson) => ({ value: `lesson ${lesson.id}`, label: lesson.title })),
                { value: `quiz ${module}`, label: words.quiz(title) },
              ],
            }))}
          />
        )
      })}
      <Text tone="quiet" role="status">
        {locked.length === 0 ? null : words.locked(locked.map(({ title }) => title))}
      </Text>
      <Field label={words.untilLabel} name="until" type="date" min={today} defaultValue={plan?.until ?? inAWeek} />
      <Stack after={4} className={styles.text}>
        <label htmlFor={id}>{words.message}</label>
        <p id={`${id}-hint`}>{words.messageHint(left)}</p>
        <textarea
          id={id}
          name="message"
          rows={4}
          maxLength={LONGEST_MESSAGE}
          defaultValue={plan?.message}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setLeft(LONGEST_MESSAGE - event.target.value.length)}
        />
      </Stack>
      <Button type="submit" busy={sign.isBusy} busyLabel={words.sending}>
        {words.send}
      </Button>
      <p className={news?.isBad === true ? styles.bad : undefined} role={news?.isBad === true ? 'alert' : 'status'}>
        {news?.text}
      </p>
      {news?.isBad === false ? (
        <Button variant="line" size="compact" onClick={onShowPlan}>
          {words.now}
        </Button>
      ) : null}
    </form>
  )
}

function partsOf(form: FormData): readonly PlanPart[] {
  return PLACES.map((place) => partOf(form.get(`part-${place}`))).filter((part) => part !== undefined)
}

function isPartOf({ id, lessons }: Pick<ModuleInfo, 'id' | 'lessons'>, part: PlanPart): boolean {
  return part.kind === 'quiz' ? part.id === id : lessons.some((lesson) => lesson.id === part.id)
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

function partOf(value: FormDataEntryValue | null): PlanPart | undefined {
  const [kind, id] = textOf(value).split(' ')
  const [lesson, quiz] = [parseLessonId(id), parseModuleId(id)]
  if (kind === 'lesson' && lesson !== undefined) return { kind, id: lesson }
  return kind === 'quiz' && quiz !== undefined ? { kind, id: quiz } : undefined
}

function withoutTwice(parts: readonly PlanPart[]): readonly PlanPart[] {
  return parts.filter(
    (part, index) => parts.findIndex(({ kind, id }) => kind === part.kind && id === part.id) === index,
  )
}
