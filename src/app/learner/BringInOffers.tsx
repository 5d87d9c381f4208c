import { useState } from 'react'
import { bringInWords as words } from '#words/bringIn'
import { type BringInNews, useBringIn } from '../../session/useBringIn'
import type { LearnerId } from '../../core/progress/ids'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Row } from '../../ui/Row'
import { SteadyButton } from '../../ui/SteadyButton'
import { Text } from '../../ui/Text'

const bannerOf = { added: 'done', declined: 'info', failed: 'error' } as const

/**
 * Asks a learner with an account, once, whether to add progress made on this device without an account. It asks about
 * one learner of the device at a time, by name, because on a shared tablet the progress may belong to another person.
 */
export function BringInOffers() {
  const { offers, busy, news, accept, decline, dismissNews } = useBringIn()
  // If an answer could not be saved, the question is not repeated in this visit.
  const [answered, setAnswered] = useState<readonly LearnerId[]>([])
  if (news !== undefined) return <News news={news} onClose={dismissNews} />
  const offer = offers?.find(({ isNew, sourceId }) => isNew && (sourceId === busy || !answered.includes(sourceId)))
  if (offer === undefined) return null
  const { sourceId, name, lessons, quizzes, points } = offer
  return (
    <Banner
      kind="info"
      icon="profile"
      action={
        <Row gap={2}>
          {/* The next offer replaces the answered one, also if another tab answered it. */}
          <SteadyButton
            meaning={`accept ${sourceId}`}
            variant="line"
            size="compact"
            busy={busy === sourceId}
            busyLabel={words.accepting}
            onPress={() => {
              setAnswered([...answered, sourceId])
              accept(offer)
            }}
          >
            {words.accept}
          </SteadyButton>
          <SteadyButton
            meaning={`decline ${sourceId}`}
            variant="line"
            size="compact"
            onPress={() => {
              setAnswered([...answered, sourceId])
              decline(offer)
            }}
          >
            {words.decline}
          </SteadyButton>
        </Row>
      }
    >
      <p>
        <span>{words.offer(name, lessons, quizzes, points)}</span> <b>{words.question}</b>
      </p>
      <Text size="small">{words.whose(name)}</Text>
    </Banner>
  )
}

interface NewsProps {
  readonly news: BringInNews
  readonly onClose: () => void
}

function News({ news, onClose }: NewsProps) {
  return (
    <Banner
      kind={bannerOf[news.kind]}
      action={
        // The pressed button is gone, so this button takes the focus.
        <Button ref={focusInPlace} variant="line" size="compact" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p>{news.text}</p>
    </Banner>
  )
}

function focusInPlace(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}
