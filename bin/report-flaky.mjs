/** A vitest reporter: names the browser journeys that needed their second attempt. Each is a race, of the test or of the shop, to be mended. */
export default class ReportFlaky {
  #flaky = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#flaky.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    if (this.#flaky.length === 0) return;
    console.log(`\nFlaky, passed at the second attempt: ${this.#flaky.length}`);
    for (const name of this.#flaky) console.log(`  ${name}`);
  }
}
