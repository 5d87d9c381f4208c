import { classBookWords } from './classBook'
import { classCollectWords } from './classCollect'
import { classPlanWords } from './classPlan'
import { classTodayWords } from './classToday'
import { classYearWords } from './classYear'
import { joinClassWords } from './joinClass'
import { lightWords } from './light'
import { loginWords } from './login'
import { openingClassWords } from './openingClass'
import { pinWords } from './pin'
import { secondTeacherWords } from './secondTeacher'

const { keep, page } = classBookWords
const { lost } = openingClassWords
const approve = classCollectWords.yes('Maya')
const reject = classCollectWords.no('Maya')

/** The second half of the page for teachers, for every lesson after the first. */
export const teachingWords = {
  rhythmNote: 'Every week',
  rhythmTitle: 'The rhythm of a lesson',
  rhythm: [
    {
      title: 'Before the lesson',
      text: `Open your class and enter the password. **${page.today}** shows a question to explain together. It also lists learners who are stuck, or have no recent report.`,
    },
    {
      title: 'At the end',
      text: `Each learner opens the class on the dashboard and chooses **${joinClassWords.showCodes}**. On **${page.today}** you choose **${classTodayWords.collect}**. Without a camera, use **${joinClassWords.asFile}** and **${classCollectWords.files}**.`,
    },
    {
      title: 'For next time',
      text: `On **${page.plan}**, choose up to five lessons or quizzes and a day, in any order. You can ask for lessons in locked modules. That unlocks the module for your class, and costs no points. Choose **${classPlanWords.send}**, then **${classPlanWords.show}** or **${classPlanWords.give}**. Learners open the class and choose **${lightWords.plan.read}** or **${joinClassWords.takePlan}**.`,
    },
    {
      title: 'Before you leave',
      text: `Choose **${keep.make}** again if the class asks for it. It locks after 10 minutes without a touch, when you leave these pages, or with **${keep.lock}**.`,
    },
  ],

  seeNote: 'Only your class can open it',
  seeTitle: 'The contents of a report',
  seen: 'You see',
  seenShared: 'Self-checks and the state, only if the learner shares them',
  neverSeen: 'You never see',
  neverList: [
    'Account, email address and picture',
    'Entries in calculators, worksheets and notes',
    'Anything from the learner’s other classes',
  ],
  seeText: `Learners decide if they join, and can leave at any time. They can read the whole report: **${joinClassWords.seeReport}** before joining, **${joinClassWords.readIt}** after that.`,

  dutiesNote: 'Please read this',
  moreDuties: [
    'Keep the backup in another place than this device. It has the same password, and no one can reset it.',
    `Below **${page.today}** and **${page.grid}**, **${keep.title}** has **${secondTeacherWords.title}**, **${classYearWords.archive}**, **${classYearWords.newTitle}** and **${keep.close}**. After that, delete the backup files too.`,
  ],
  schools:
    'In a school, the school decides first, not the teacher alone. The software has a guide about COPPA, FERPA and state law, with templates. It is no legal advice.',
  schoolsLink: 'Read the guide for schools',
  schoolsAsk: 'The guide is the file docs/schools.md in the source code of this site.',

  helpNote: 'When you’re stuck',
  helpTitle: 'If something goes wrong',
  help: [
    {
      title: 'You lost your device',
      text: `Take another one. Under **${classBookWords.title}** choose **${lost.title}**. You need the backup and its password. Each learner scans the new class card once.`,
    },
    {
      title: 'You forgot the password',
      text: 'No one can open that class again. Create a new one, and let each learner scan its class card. Learners keep their progress, so their next report has all of it.',
    },
    {
      title: 'The six words differ',
      text: `Don’t join, because that class card is from another class. The learner chooses **${joinClassWords.no}** and scans your class card again.`,
    },
    {
      title: 'A learner forgot the PIN',
      text: `Choose **${pinWords.forgot}**. The PIN is removed after 24 hours, and no progress is lost.`,
    },
    {
      title: 'A learner’s device is broken or was cleared',
      text: `Progress that was only there is lost. Reports that you collected stay in your class. On another device, the learner joins again under the same name, and you choose **${approve}**. A learner with a backup file restores it: **${loginWords.haveFile}**.`,
    },
    {
      title: 'Someone you don’t know asks to join',
      text: `Choose **${reject}**, with the name you see. The report doesn’t count.`,
    },
    {
      title: 'The camera doesn’t work',
      text: `The learner chooses **${joinClassWords.asFile}** and brings the file to your device. On **${page.collect}** you choose **${classCollectWords.files}**.`,
    },
  ],
}
