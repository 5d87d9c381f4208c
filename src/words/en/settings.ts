/** The settings on the profile. What lessons say of the same settings is in `appearance` and `homeState`. */
export const settingsWords = {
  look: 'Text and colors',
  lookText: 'Saved on this device and in your backup file, not in your account.',

  state: 'Your state',
  stateText: 'Lessons can show your state’s rules and offices.',
  noState: 'Not set',
  chooseState: 'Choose your state',
  changeState: 'Change your state',

  lighter: 'Lighter pages for slow phones',
  lighterDashboard: 'Lighter dashboard',
  lighterLearning: 'Lighter Learning Center',
}
