export default function Page() {
  return <h1>store-selection</h1>;
}
