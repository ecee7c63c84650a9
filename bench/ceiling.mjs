// The baseline: a bare Node HTTP server; `GET /20000` answers 20,000 bytes prepared in advance.
import { createServer } from 'node:http';

const buffers = new Map();
const bufferOf = (size) => {
  if (!buffers.has(size)) buffers.set(size, Buffer.alloc(size, 'x'));
  return buffers.get(size);
};

const server = createServer((request, response) => {
  const size = Number(request.url?.slice(1));
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': size }).end(bufferOf(size));
});
server.listen(Number(process.env.PORT), '127.0.0.1');
