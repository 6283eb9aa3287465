/** Whether the session is to outlive the browser window. */
export const Remember = ({ text }: { text: string }) => (
  <label className="remember">
    <input type="checkbox" name="remember" /> {text}
  </label>
)
