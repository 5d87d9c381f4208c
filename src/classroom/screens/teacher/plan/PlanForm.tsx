import { type FormEvent, useId, useState } from 'react'
import { classBookWords as common } from '#words/classBook'
import { classPlanWords as words } from '#words/classPlan'
import { isAsking, LONGEST_MESSAGE, MOST_PARTS, NO_PLAN, type PlanPart } from '../../../protocol/plan/plan'
import type { AskedPlan } from '../../../ports/TaughtClasses'
import type { ModuleInfo } from '../../../../core/curriculum/parseManifest'
import { dateOfNumber, dayNumber, localDateOf } from '../../../../core/progress/calendar'
import { parseLessonId, parseLocalDate, parseModuleId } from '../../../../core/progress/ids'
import { isOpenAtFirst } from '../../../../core/progress/moduleAccess'
import { Button, ButtonRow } from '../../../../ui/Button'
import { Field, SelectField } from '../../../../ui/Field'
import { SteadyButton } from '../../../../ui/SteadyButton'
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

/** Makes a plan and signs it with the class keys. The last change can be undone, because it replaces the earlier plan. */
export function PlanForm({ view, onShowPlan }: PlanFormProps) {
  const { book, state } = view
  const plan = state.plan?.plan
  /** The plan before the last change, until that is undone. */
  const [before, setBefore] = useState<AskedPlan>()
  const [undone, setUndone] = useState(0)
  const save = async (asked: AskedPlan, done: string): Promise<News> => {
    const failure = await book.setPlan(asked)
    if (failure === undefined) return { isBad: false, text: done }
    return { isBad: true, text: failure === 'bad-plan' ? words.bad : common.notSaved(failure) }
  }
  const sign = useAction(async (next: AskedPlan): Promise<News> => {
    const news = await save(next, words.saved)
    if (!news.isBad) setBefore(plan ?? NO_PLAN)
    return news
  })
  const undo = useAction(async (earlier: AskedPlan) => {
    const news = await save(earlier, isAsking(earlier) ? words.restored : words.deleted)
    sign.show(news)
    if (news.isBad) return
    setBefore(undefined)
    // The fields show the earlier plan again.
    setUndone((count) => count + 1)
  })
  const news = sign.outcome
  return (
    <div className={`${styles.form} noPrint`}>
      <PlanFields
        key={undone}
        view={view}
        isBusy={sign.isBusy}
        onSend={sign.run}
        onFault={(text) => sign.show({ isBad: true, text })}
      />
      <p className={news?.isBad === true ? styles.bad : undefined} role={news?.isBad === true ? 'alert' : 'status'}>
        {news?.text}
      </p>
      {news?.isBad === false ? (
        <ButtonRow>
          <Button variant="line" size="compact" onClick={onShowPlan}>
            {words.now}
          </Button>
          {before === undefined ? null : (
            <SteadyButton
              meaning="undo-plan"
              variant="line"
              size="compact"
              busy={undo.isBusy}
              busyLabel={words.sending}
              onPress={() => undo.run(before)}
            >
              {isAsking(before) ? words.restore : words.delete}
            </SteadyButton>
          )}
        </ButtonRow>
      ) : null}
    </div>
  )
}

interface PlanFieldsProps extends ClassPageProps {
  readonly isBusy: boolean
  readonly onSend: (next: AskedPlan) => void
  readonly onFault: (text: string) => void
}

/** Chooses lessons, quizzes, a day and a message. The fields begin with the current plan. */
function PlanFields({ view, isBusy, onSend, onFault }: PlanFieldsProps) {
  const { state, curriculum, now } = view
  const plan = state.plan?.plan
  const id = useId()
  const [left, setLeft] = useState(LONGEST_MESSAGE - (plan?.message.length ?? 0))
  const [chosen, setChosen] = useState<readonly PlanPart[]>(plan?.parts ?? [])
  const locked = curriculum.modules.filter(
    (module) => !isOpenAtFirst(module) && chosen.some((part) => isPartOf(module, part)),
  )
  const today = localDateOf(now)
  const inAWeek = today === undefined ? undefined : dateOfNumber(dayNumber(today) + A_WEEK)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const parts = partsOf(form)
    const until = parseLocalDate(form.get('until'))
    const message = textOf(form.get('message')).trim()
    if (parts.length === 0 && message === '') onFault(words.empty)
    else if (until === undefined || (today !== undefined && until < today)) onFault(words.noDay)
    else onSend({ parts: withoutTwice(parts), until, message })
  }
  return (
    <form noValidate onSubmit={submit} onChange={(event) => setChosen(partsOf(new FormData(event.currentTarget)))}>
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
      <Button type="submit" busy={isBusy} busyLabel={words.sending}>
        {words.send}
      </Button>
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
