import { writeFileSync } from 'node:fs';

/** Vitest reporter: writes errors that belong to no test, such as unhandled rejections, which the JSON report omits. */
export default class StrayErrorsReporter {
  onTestRunEnd(_modules, errors) {
    if (errors.length === 0) return;
    writeFileSync('.cache/stray-errors.json', JSON.stringify(errors.map(({ message }) => message)));
  }
}
