import { describe } from 'vitest'
import { answersQuiz } from './answersQuiz'
import { isNightly, otherTwo } from './engines'
import { journeyOfTest } from './journey'
import type { Learner } from './Learner'
import { typesAndLeaves } from './typesAndLeaves'

// In Chromium each of these features has a journey of its own.
describe.each(otherTwo)('my own things, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch())

  const begins = async (maya: Learner) => {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
  }

  // Some engines allow a page less than others while it is left.
  it('save a note that was typed as its page was left', async ({ learner: maya }) => {
    await begins(maya)
    await maya.opens('/lesson/foundations/foundations_2')
    await maya.presses('Note')
    await typesAndLeaves(maya, 'Typed on the way out.', '/learning')
    await maya.presses('Bookmarks and notes (1 note)')
    await maya.sees('Typed on the way out.')
  })

  it.runIf(isNightly)(
    'work offline: notes, bookmarks, numbers, answers, removing an hour and my PIN',
    async ({ learner: maya, site }) => {
      await maya.opens('/')
      await maya.sees('ready offline', { withinMs: 120_000 })
      await begins(maya)
      await site.goesAway()

      await maya.opens('/lesson/foundations/foundations_1')
      await maya.presses('Bookmark')
      await maya.presses('Note')
      await maya.types('Ask Dad what the furnace visit cost.', 'Your note')
      await maya.sees('Saved on this device')
      await maya.opens('/learning')
      await maya.presses('Bookmarks and notes (1 bookmark, 1 note)')
      await maya.sees('Ask Dad what the furnace visit cost.')

      await maya.opens('/tools?tool=loan')
      await maya.types('7500', 'You borrow')
      await maya.sees('Your numbers are saved on this device')
      await maya.opens('/tools?tool=loan')
      await maya.sees('Your numbers are saved on this device')

      await maya.opens('/quiz/saving')
      await answersQuiz(maya, 'saving_quiz', 'wrong')
      await maya.seesHeading(/^Not yet/)
      await maya.opens('/quiz/saving')
      await maya.presses('See your last answers')
      await maya.seesHeading('Your answers: 0%')

      await maya.opens('/profile?view=backup')
      await maya.sees('answers to 1 finished quiz')
      await maya.opens('/dashboard')
      await maya.presses('Switch learner')
      await maya.seesHeading('Who is learning?')
      await maya.presses('Start learning')
      await maya.types('Ben', 'First name')
      await maya.presses('Start learning')
      await maya.isAt('/dashboard')
      await maya.presses('Switch learner')
      await maya.seesHeading('Who is learning?')
      await maya.presses('Maya')
      await maya.sees('Was this you?')
      await maya.presses('This wasn’t me')
      await maya.presses('Remove from my progress')
      await maya.sees('Removed from your progress. Go to Earlier progress')
      await maya.opens('/profile')
      await maya.presses('Set a PIN')
      await maya.types('4711', 'New PIN, four digits')
      await maya.types('4711', 'Repeat new PIN')
      await maya.presses('Save PIN')
      await maya.sees('Saved. You’ll enter your PIN to open your progress.')
      await maya.opens('/dashboard')
      await maya.presses('Switch learner')
      await maya.seesHeading('Who is learning?')
      await maya.presses('Maya')
      await maya.seesHeading('Hello, Maya')
      for (const key of ['4', '7', '1', '9']) await maya.presses(key)
      await maya.sees('That PIN isn’t right. Try again.')
      for (const key of ['4', '7', '2', 'Delete last digit', '1', '1']) await maya.presses(key)
      await maya.isAt('/dashboard')
    },
  )
})
