import type { Learner } from '../../tests/journeys/Learner'
import { MADE_UP_KEY } from '../../src/words/madeUpKey'
import { classPath } from '../../src/words/links'
import type { ClassPage } from '../../src/words/places'
import type { Camera } from './Camera'

/** The screens of a teacher, with the sample class that the site generates and labels as such. */
export async function takesClass(teacher: Learner, camera: Camera): Promise<void> {
  const shows = async (page: ClassPage, heading: string): Promise<void> => {
    await teacher.opens(classPath(MADE_UP_KEY, page))
    await teacher.seesHeading(heading)
  }
  await shows('today', 'Today')
  await teacher.sees('Most missed')
  await camera.takes('class-today', 'Today in a sample class', true)
  await shows('grid', 'Grid')
  await camera.takes('class-grid', 'The grid of a sample class')
  await teacher.presses('Amara O.')
  await teacher.seesHeading('Amara O.')
  await camera.takes('class-learner', 'One learner of a sample class')
  await shows('plan', 'Plan')
  await camera.takes('class-plan', 'The plan of a sample class')
  await shows('collect', 'Collect')
  await teacher.presses('Collect the next sample report')
  await teacher.sees('Saved. Show')
  await camera.takes('class-collect', 'A learner handed in, in a sample class')
  await shows('card', 'Class card')
  await camera.takes('class-card', 'The card of a sample class')
}
