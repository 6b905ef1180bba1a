// The shell provides only what it imports: a module of the shared table that is missing here breaks every remote.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import '@tanstack/react-query';
import '@gift-registry/shell-contract';
